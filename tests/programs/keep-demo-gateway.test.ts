import { expect, test } from 'vitest';
import { keepDemoGateway, withDemoGateway } from '../../server/demo-gateway/keep-demo-gateway.ts';
import { openGateways } from '../../shop/payments/open-gateways.ts';
import { readSettings } from '../../shop/settings/settings.ts';

test('the demo gateway takes the shop’s keys, is started again when it ends, and stops with the shop', async () => {
  const said: string[] = [];
  const kept = await keepDemoGateway((line) => said.push(line));
  const safepay = openGateways(withDemoGateway(readSettings({}), kept)).get('safepay');
  const open = async () => (await safepay?.open({ orderNumber: 1042, amountPaisa: 195_000 }))?.outcome;
  expect(await open()).toBe('answered');
  process.kill(kept.pid(), 'SIGKILL');
  await expect.poll(open, { timeout: 20_000 }).toBe('answered');
  expect(said).toEqual(['The demo gateway ended and is started again.']);
  await kept.stop();
  expect(await open()).toBe('not-done');
});
