import type { Action, DemoPayment } from './types.ts';

/** So many are kept; the oldest go. */
const MOST = 5_000;

/** What the demo gateway remembers, as long as it runs. */
export class HeldPayments {
  readonly byToken = new Map<string, DemoPayment>();
  /** Payments that become paid later. */
  private readonly late = new Map<DemoPayment, () => void>();
  private lastReference = 410_000_000_000;

  hold(payment: Omit<DemoPayment, 'state' | 'paidPaisa' | 'reference'>): DemoPayment {
    this.lastReference += 1;
    const held: DemoPayment = {
      ...payment,
      state: 'waiting',
      paidPaisa: 0,
      reference: String(this.lastReference),
    };
    this.byToken.set(held.token, held);
    const [oldest] = this.byToken.keys();
    if (this.byToken.size > MOST && oldest !== undefined) this.byToken.delete(oldest);
    return held;
  }

  /** Makes a payment what the action says, at once or later. What is paid stays paid. @param onPaid called when it is */
  carryOut(payment: DemoPayment, action: Action, onPaid: () => void): void {
    if (payment.state === 'paid') return;
    const pay = (paisa: number) => {
      this.late.delete(payment);
      Object.assign(payment, { state: 'paid', paidPaisa: paisa });
      onPaid();
    };
    if (action === 'fail') payment.state = 'failed';
    if (action === 'succeed' || action === 'twice') pay(payment.amountPaisa);
    if (action === 'wrong-amount') pay(payment.amountPaisa - 100);
    if (action === 'slow') this.late.set(payment, () => pay(payment.amountPaisa));
  }

  /** Makes paid what was to become so later. */
  finishLate(): void {
    for (const finish of [...this.late.values()]) finish();
  }
}
