import type { FastifyInstance } from 'fastify';
import {
  importLineResponse,
  type UndoPreview,
  undoLineResponse,
  undoPreviewResponse,
} from '../../shop/catalogue/product-files/responses.ts';
import { sendForm } from './product-form.ts';
import { bearer } from './staff.ts';

const linesOf = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Files of products as a Shop Manager sends and gets them. @param tokenOf is asked for each request */
export function productFilesOf(shop: { readonly app: FastifyInstance }, tokenOf: () => string) {
  const get = (url: string) => shop.app.inject({ url, headers: bearer(tokenOf()) });
  return {
    /** Imports a file. @returns the problems and how it ended */
    async importFile(text: string, query = '', name = 'products.csv') {
      const call = { method: 'POST', url: `/api/v1/products/import${query}` } as const;
      const response = await sendForm(shop.app, tokenOf(), call, [
        ['file', { bytes: new Uint8Array(Buffer.from(text)), name }],
      ]);
      if (response.statusCode !== 200) throw new Error(response.body);
      const lines = linesOf(response.body).map((line) => importLineResponse.parse(line));
      const end = lines.at(-1);
      if (end?.kind !== 'done' && end?.kind !== 'refused') throw new Error('The import did not end.');
      return {
        problems: lines.flatMap((line) => (line.kind === 'problem' ? [line.problem] : [])),
        end,
        importId: end.kind === 'done' ? (end.importId ?? '') : '',
      };
    },
    /** The CSV of all products. */
    exported: async () => (await get('/api/v1/products/export')).body,
    async previewUndo(id: string): Promise<UndoPreview> {
      return undoPreviewResponse.parse((await get(`/api/v1/products/imports/${id}/undo`)).json());
    },
    /** Undoes an import. @returns how it ended */
    async undo(id: string) {
      const url = `/api/v1/products/imports/${id}/undo`;
      const response = await shop.app.inject({ method: 'POST', url, headers: bearer(tokenOf()) });
      // What is refused before it begins is no stream.
      if (response.statusCode !== 200)
        return undoLineResponse.parse({ kind: 'refused', ...response.json<object>() });
      return undoLineResponse.parse(linesOf(response.body).at(-1));
    },
  };
}
