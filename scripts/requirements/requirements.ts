/** The rows of docs/requirements.md: what each requirement is numbered, and which tests prove it. */
export interface Requirement {
  number: string;
  proofs: readonly Proof[];
}

interface Proof {
  file: string;
  /** A part of the full name of one test or more: `describe › test`. */
  name: string;
}

export interface RanTest {
  file: string;
  name: string;
  passed: boolean;
}

/** Reads the tables of docs/requirements.md. */
export function readRequirements(text: string): Requirement[] {
  return text.split('\n').flatMap((line) => {
    const [, number, proofs = ''] = /^\| (R\d+) \| .* \| (.*) \|$/.exec(line) ?? [];
    return number === undefined ? [] : [{ number, proofs: proofs.split('<br>').map(readProof) }];
  });
}

function readProof(cell: string): Proof {
  const [file = '', ...name] = cell.split(' › ');
  return { file: file.trim(), name: name.join(' › ').trim() };
}

/** The part of `npm test` that runs a test file. */
function partOf(file: string): 'unit' | 'api' | 'browser' {
  if (file.endsWith('.spec.ts')) return 'browser';
  return file.startsWith('tests/') ? 'api' : 'unit';
}

/** One line for each proof that no test gave. @param parts those that ran whole; others prove nothing here */
export function unprovedBy(
  ran: readonly RanTest[],
  requirements: readonly Requirement[],
  parts: readonly string[],
): string[] {
  return requirements.flatMap(({ number, proofs }) =>
    proofs
      .filter(({ file }) => parts.includes(partOf(file)))
      .flatMap(({ file, name }) => {
        const tests = ran.filter((test) => test.file === file && test.name.includes(name));
        if (tests.length === 0) return [`${number}: ${file} ran no test "${name}"`];
        return tests.some(({ passed }) => !passed) ? [`${number}: ${file} › ${name} did not pass`] : [];
      }),
  );
}

/** What docs/requirements.md gets wrong about itself and about its tests, by the text of each file. */
export function faultsOf(
  requirements: readonly Requirement[],
  sourceOf: (file: string) => string | null,
): string[] {
  const numbers = requirements.map(({ number }) => number);
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at);
  return [
    ...twice.map((number) => `${number} stands twice`),
    ...requirements.flatMap(({ number, proofs }) =>
      proofs
        .filter(({ file, name }) => !isIn(sourceOf(file), name))
        .map(({ file, name }) => `${number}: ${file} has no test "${name}"`),
    ),
  ];
}

/** Whether each part of a test's full name stands in the source; quotes in it may be escaped. */
function isIn(source: string | null, name: string): boolean {
  const text = source?.replaceAll('\\', '');
  return name !== '' && name.split(' › ').every((part) => text?.includes(part));
}

/** The numbers of requirements (`R12`) and decisions (`decision 051`) that a text cites. */
export function citedIn(text: string): string[] {
  return [...text.matchAll(/\b(R\d+)\b|\bdecisions?[ /](\d{3})\b/g)].map(
    ([, requirement, decision]) => requirement ?? `decision ${decision}`,
  );
}
