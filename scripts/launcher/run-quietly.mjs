import { spawn } from 'node:child_process';
import { projectDir } from './project.mjs';

/**
 * Runs a program and keeps its output, to be shown only when it fails.
 * @param {string} program
 * @param {string[]} words its arguments
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} what it printed on both streams, in order; code 127 when
 *   the program cannot be started
 */
export function runQuietly(program, words, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd: projectDir, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
