import { mkdirSync, writeFileSync } from 'node:fs';
import { createEditorFiles } from '@federation/content-check/editor-files';

/**
 * `npm run schemas` writes `.vscode`: schemas and snippets for the settings, the menus and new
 * entries.
 */
mkdirSync('.vscode', { recursive: true });
for (const [path, text] of createEditorFiles()) {
  writeFileSync(path, text);
  console.log(path);
}
