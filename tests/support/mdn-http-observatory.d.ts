declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Output, Requests } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
  export const ALL_TESTS: readonly ((requests: Requests) => Output)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { grade: string };
  export function getScoreDescription(result: string): string;
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  /** What was asked for and answered. */
  export interface Requests {
    responses: { auto: object | null; http: object | null; https: object | null };
    session: { url: URL } | null;
  }

  /** What one test found. */
  export interface Output {
    pass: boolean;
    /** The name of the finding, such as `csp-implemented-with-no-unsafe`. */
    result: string;
  }

  export function retrieve(host: string, options: { httpPort: number; httpsPort: number; path: string }): Promise<Requests>;
}
