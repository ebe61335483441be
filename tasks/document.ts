import { type Effort, stepsOf } from './hands.ts';
import { RIVALS, type Rival, SOURCES } from './rivals.ts';

const INTRODUCTION = `# Twenty tasks of the staff, in clicks and keys

What it takes from the overview until the task is seen to be done. A click is one, a key is one, Ctrl and Enter are two; a
list of choices is two clicks. What nobody can leave out, such as a note's text, a new price or what a scanner types, stands
in a column of its own and is counted for nobody. Ours are counted in a browser, at the real screens, by
\`npm run tasks\`, which writes this page and fails if a task takes more than it says, or no fewer than another shop. Those of the others are derived from
what documents them, never from trying: each step is listed below. EverShop's are the buttons of its source; Shopify's help
names screens and buttons, and where it skips one, the fewest that its words allow are counted.

`;

/** docs/staff-tasks.md. @param efforts of each task, by its name */
export function documentOf(efforts: ReadonlyMap<string, Effort>): string {
  const rows = [...efforts].map(([name, effort], index) => {
    const { everShop, shopify } = rivalsOf(name);
    const ours = `**${stepsOf(effort)}** (${effort.clicks} + ${effort.keys})`;
    return `| ${index + 1} | ${name} | ${ours} | ${effort.typed} | ${countOf(everShop)} | ${countOf(shopify)} |`;
  });
  const steps = [...efforts.keys()].flatMap((name) => {
    const { everShop, shopify } = rivalsOf(name);
    return [`| ${name} | ${sayRival(everShop)} | ${sayRival(shopify)} |`];
  });
  const sources = Object.entries(SOURCES).map(([name, text]) => `- ${name}: ${text}`);
  return [
    INTRODUCTION,
    '| | task | ours (clicks + keys) | typed | EverShop | Shopify |\n| --- | --- | --- | --- | --- | --- |\n',
    `${rows.join('\n')}\n\n## The steps of the others\n\n`,
    '| task | EverShop | Shopify |\n| --- | --- | --- |\n',
    `${steps.join('\n')}\n\n## What they are derived from\n\nRead on 2026-11-22, EverShop’s source whole, Shopify’s help in excerpts.\n\n${sources.join('\n')}\n`,
  ].join('');
}

/** How many steps a document says that each task of ours takes. */
export function countedIn(document: string): ReadonlyMap<string, number> {
  const rows = document.matchAll(/^\| \d+ \| (.+?) \| \*\*(\d+)\*\*/gm);
  return new Map([...rows].map(([, name = '', steps]) => [name, Number(steps)]));
}

/** What is wrong with the counts: a task that takes more than it did, or no fewer than elsewhere. */
export function faultsOf(
  efforts: ReadonlyMap<string, Effort>,
  before: ReadonlyMap<string, number>,
): string[] {
  return [...efforts].flatMap(([name, effort]) => {
    const steps = stepsOf(effort);
    const { everShop, shopify } = rivalsOf(name);
    const least = Math.min(...[everShop, shopify].flatMap((rival) => rival.steps?.length ?? []));
    return [
      ...(steps > (before.get(name) ?? steps) ? [`${name}: ${steps}, and ${before.get(name)} before.`] : []),
      ...(steps >= least ? [`${name}: ${steps}, and ${least} elsewhere.`] : []),
    ];
  });
}

function rivalsOf(name: string) {
  const rivals = RIVALS[name];
  if (!rivals) throw new Error(`Nothing says what “${name}” takes elsewhere.`);
  return rivals;
}

const countOf = ({ steps }: Rival) => (steps === null ? 'not possible' : String(steps.length));

function sayRival({ steps, note, source }: Rival): string {
  const said = [steps?.join(', '), note].filter(Boolean).join('. ');
  return `${said}${said.endsWith('.') ? '' : '.'} (${source})`;
}
