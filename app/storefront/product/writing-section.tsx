import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

export interface WritingFormProps<Written> {
  productId: string;
  /** The form stays busy until this is done. */
  onSubmitted: (written: Written) => void | Promise<void>;
}

interface WritingSectionProps<Written> {
  /** Also of its address on the page. */
  id: string;
  heading: string;
  beside?: ReactNode;
  /** The button that opens the form. */
  open: string;
  productId: string;
  form: ComponentType<WritingFormProps<Written>>;
  /** What comes of it on the page. @returns the sentence that says it */
  onSubmitted: (written: Written) => Promise<string>;
  children: ReactNode;
}

/** What shoppers say of a product, and a form to say something, which opens by a button. */
export function WritingSection<Written>({
  id,
  heading,
  beside,
  open,
  productId,
  form: Form,
  onSubmitted,
  children,
}: WritingSectionProps<Written>) {
  const [writing, setWriting] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);

  function toggle() {
    setSaid(null);
    setWriting(!writing);
  }

  async function finish(written: Written) {
    const sentence = await onSubmitted(written);
    setWriting(false);
    setSaid(sentence);
    opener.current?.focus({ preventScroll: true });
    // Below the form's end the sentence would stand out of sight.
    if (section.current && section.current.getBoundingClientRect().top < 0) section.current.scrollIntoView();
  }

  return (
    <section ref={section} id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={`${id}-heading`} className="text-xl font-bold tracking-tight sm:text-2xl">
            {heading}
          </h2>
          {beside}
        </div>
        <Button ref={opener} variant="secondary" aria-expanded={writing} onClick={toggle}>
          {writing ? 'Close the Form' : open}
        </Button>
      </div>
      {said && (
        <p role="alert" className="mt-4 rounded-control bg-brand-soft px-4 py-3 font-medium text-brand">
          {said}
        </p>
      )}
      {writing && (
        <Suspense fallback={<p className="mt-4 text-ink-soft">Loading...</p>}>
          <Form productId={productId} onSubmitted={finish} />
        </Suspense>
      )}
      {children}
    </section>
  );
}
