import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, vi } from 'vitest';
import { getIslandTexts } from '../../packages/i18n/strings.ts';
import type { Language } from '../../packages/i18n/languages.ts';
import type { EngineElement, EngineKey, EnginePage } from './engine.ts';
import {
  countTargets,
  describeTarget,
  findClickable,
  findTarget,
  hasFinder,
  installFinder,
  readTarget,
  type Target,
} from './targets.ts';

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Verifying takes seconds by design, and a busy machine is not a fault; in milliseconds. */
export const longWait = { timeout: 30_000, interval: 100 };

/** A person with a browser. Every action and expectation is retried until it succeeds. */
export class Visitor {
  readonly #page: EnginePage;
  readonly #origin: string;

  constructor(page: EnginePage, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** Opens a page by its path. */
  open(path: string): Promise<void> {
    return this.#page.goto(this.#origin + path);
  }

  /** Opens the first page of a visit and closes the disclaimer. */
  async enter(path: string, language: Language): Promise<void> {
    await this.open(path);
    await this.click({ role: 'button', name: getIslandTexts(language).disclaimer.understand });
    await this.expectGone({ role: 'dialog' });
  }

  reload(): Promise<void> {
    return this.#page.reload();
  }

  goBack(): Promise<void> {
    return this.#page.goBack();
  }

  press(key: EngineKey): Promise<void> {
    return this.#page.press(key);
  }

  click(target: Target): Promise<void> {
    return this.#act(target, findClickable, (element) => element.click());
  }

  fill(label: string, text: string): Promise<void> {
    return this.#act({ label }, findClickable, (element) => element.fill(text));
  }

  /** Chooses an option of a list by its value. */
  select(label: string, value: string): Promise<void> {
    return this.#act({ label }, findClickable, (element) => element.select(value));
  }

  /** Chooses a file of this machine by its path. */
  upload(label: string, path: string): Promise<void> {
    return this.#act({ label }, findTarget, (element) => element.upload(path));
  }

  expectSeen(target: Target): Promise<void> {
    return this.#expect(async () =>
      expect(await this.#ask(countTargets, target), `${describeTarget(target)} shows`).not.toBe(0),
    );
  }

  expectGone(target: Target): Promise<void> {
    return this.#expect(async () =>
      expect(await this.#ask(countTargets, target), `${describeTarget(target)} is gone`).toBe(0),
    );
  }

  expectFocus(target: Target): Promise<void> {
    return this.#expect(async () =>
      expect(await this.#ask(readTarget, target), describeTarget(target)).toMatchObject({
        focused: true,
      }),
    );
  }

  /** Expects a text inside an element, or in a field. */
  expectText(target: Target, text: string | RegExp): Promise<void> {
    return this.#expect(async () => {
      const found = await this.#ask(readTarget, target);
      expect(found?.value || found?.text, describeTarget(target)).toMatch(text);
    });
  }

  /** Expects the path of the page, with its query and fragment. */
  expectPath(path: string): Promise<void> {
    return this.#expect(async () =>
      expect(decodeURI(await this.#page.readAddress())).toBe(decodeURI(this.#origin + path)),
    );
  }

  /** Reads from the page what no person can tell; the function refers to nothing outside itself. */
  read<Result>(read: () => Result): Promise<Result> {
    return this.#page.evaluate(read, undefined);
  }

  async #ask<Result>(question: (target: Target) => Result, target: Target): Promise<Result> {
    await this.#prepare();
    return this.#page.evaluate(question, target);
  }

  async #act(
    target: Target,
    find: (target: Target) => Element | undefined,
    act: (element: EngineElement) => Promise<void>,
  ): Promise<void> {
    await vi.waitFor(async () => {
      await this.#prepare();
      const element = await this.#page.find(find, target);
      if (!element) throw new Error(`There is no ${describeTarget(target)} within reach.`);
      await act(element);
    }, longWait);
  }

  async #expect(check: () => Promise<void>): Promise<void> {
    await vi.waitFor(check, longWait);
  }

  async #prepare(): Promise<void> {
    if (await this.#page.evaluate(hasFinder, undefined)) return;
    await this.#page.runScript(testingLibrary);
    await this.#page.evaluate(installFinder, undefined);
  }
}
