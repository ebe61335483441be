import { spawn } from 'node:child_process';
import { projectDir } from './project.mjs';

/**
 * Runs a program and keeps its output of both streams; code 127 when it cannot be started.
 * @param {string} program
 * @param {string[]} words
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
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
