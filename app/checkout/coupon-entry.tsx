import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SERVER_ERROR } from '../api.ts';
import { showToast } from '../ui/toast.ts';
import type { CouponProps } from './coupon-props.ts';

/** The way to a coupon. Few have one: its box is loaded when it is asked for, or when this browser stores one. */
export function CouponEntry(props: CouponProps) {
  const [Box, setBox] = useState<ComponentType<CouponProps & { autoFocus: boolean }> | null>(null);
  const asked = useRef(false);

  async function open() {
    try {
      const { CouponBox } = await import('./coupon-box.tsx');
      setBox(() => CouponBox);
    } catch {
      props.onCoupon(null);
      showToast('error', SERVER_ERROR);
    }
  }

  const openStored = useEffectEvent(() => {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem('coupon');
    } catch {
      // Storage is switched off.
    }
    if ((stored ?? 'null') === 'null') props.onCoupon(null);
    else void open();
  });
  useEffect(() => openStored(), []);

  if (Box) return <Box {...props} autoFocus={asked.current} />;
  return (
    <button
      type="button"
      className="mt-2 min-h-11 text-sm font-semibold text-brand underline underline-offset-4"
      onClick={() => {
        asked.current = true;
        void open();
      }}
    >
      Have a coupon?
    </button>
  );
}
