/** The bundled text of a module for the browser; see `src/build/integrations/early-scripts.ts`. */
declare module '*?script' {
  const source: string;
  export default source;
}
