declare module 'fontverter' {
  type Format = 'sfnt' | 'woff' | 'woff2';
  const fontverter: { convert: (font: Buffer, format: Format, from?: Format) => Promise<Buffer> };
  export default fontverter;
}
