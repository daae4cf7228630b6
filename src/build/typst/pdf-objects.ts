/** The objects of a PDF by their numbers, as text of one character a byte. */
export interface PdfObjects {
  header: string;
  bodies: Map<number, string>;
  /** The entries of the trailer, without the number of objects. */
  trailer: string;
  /** @throws when there is no such object */
  get: (id: number) => string;
  /** Adds an object and gives its number. */
  add: (body: string) => number;
}

/**
 * Reads a PDF as Typst writes it: one table of all objects at the end, none of them inside another.
 *
 * @throws when the file is laid out in another way
 */
export function readPdf(pdf: Buffer): PdfObjects {
  const text = pdf.toString('latin1');
  const table = /\nxref\n0 (\d+)\n((?:\d{10} \d{5} [nf][ \r]\n)+)trailer\s*<<([\s\S]*?)>>\s*startxref\s+\d+\s+%%EOF\s*$/.exec(text);
  if (!table) throw new Error('This PDF is not laid out as Typst writes it.');
  const offsets = [...(table[2] ?? '').matchAll(/(\d{10}) \d{5} (n|f)/g)].map(([, offset, kind]) => (kind === 'n' ? Number(offset) : 0));
  const ends = [...offsets.filter(Boolean), table.index].sort((a, b) => a - b);
  const bodies = new Map<number, string>();
  for (const [id, offset] of offsets.entries()) {
    if (!offset) continue;
    const whole = text.slice(offset, ends[ends.indexOf(offset) + 1]);
    bodies.set(id, whole.slice(whole.indexOf('obj\n') + 4, whole.lastIndexOf('\nendobj')));
  }
  return {
    header: text.slice(0, ends[0]),
    bodies,
    trailer: (table[3] ?? '').replace(/\/Size \d+/, '').trim(),
    get: (id) => {
      const body = bodies.get(id);
      if (body === undefined) throw new Error(`This PDF has no object ${id}.`);
      return body;
    },
    add: (body) => {
      const id = Math.max(...bodies.keys()) + 1;
      bodies.set(id, body);
      return id;
    },
  };
}

/** The file of some objects. */
export function writePdf({ header, bodies, trailer }: PdfObjects): Buffer {
  const size = Math.max(...bodies.keys()) + 1;
  const parts = [header];
  let length = header.length;
  const entries = ['0000000000 65535 f \n'];
  for (let id = 1; id < size; id += 1) {
    const body = bodies.get(id);
    if (body === undefined) {
      entries.push('0000000000 65535 f \n');
      continue;
    }
    entries.push(`${String(length).padStart(10, '0')} 00000 n \n`);
    const part = `${id} 0 obj\n${body}\nendobj\n\n`;
    parts.push(part);
    length += part.length;
  }
  parts.push(`xref\n0 ${size}\n${entries.join('')}trailer\n<<\n  /Size ${size}\n  ${trailer}\n>>\nstartxref\n${length}\n%%EOF\n`);
  return Buffer.from(parts.join(''), 'latin1');
}
