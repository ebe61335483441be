import { strToU8, zipSync } from 'fflate';

/** A workbook of one sheet, as Excel packs it; whole numbers are numbers, all else is text. @param corner of one cell more */
export function workbook(rows: readonly (readonly string[])[], corner?: string): Uint8Array<ArrayBuffer> {
  const cell = (text: string, at: string) =>
    /^-?\d+$/.test(text)
      ? `<c r="${at}"><v>${text}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const line = (cells: readonly string[], index: number) =>
    `<row r="${index + 1}">${cells.map((text, column) => cell(text, `${'ABCDEFG'[column]}${index + 1}`)).join('')}</row>`;
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.map(line).join('')}${corner ? `<row><c r="${corner}"><v>1</v></c></row>` : ''}</sheetData></worksheet>`,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
}
