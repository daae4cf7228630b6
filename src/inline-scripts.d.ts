/** The bundled text of a module for the browser; see `src/integrations/inline-scripts.ts`. */
declare module '*?script' {
  const source: string;
  export default source;
}
