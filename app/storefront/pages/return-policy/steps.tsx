/** The steps of a return, in their order. */
export function Steps({ phone }: { phone: string }) {
  const steps = [
    {
      title: 'Tell us',
      text: `Call ${phone} with your order number and say what is wrong. If it is damaged, a photo helps.`,
    },
    { title: 'Pack it', text: 'With all its parts, and the slip with your order number inside.' },
    { title: 'Hand it over', text: 'We tell you which courier comes, or where to bring it.' },
    { title: 'We look at it', text: 'As soon as it is here. Then the money or the new one is on its way.' },
  ];
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-2xl font-bold tracking-tight">
        How to send something back
      </h2>
      <ol className="mt-4 grid gap-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-brand font-bold text-white tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-base/9 font-semibold">{title}</h3>
              <p className="leading-7 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
