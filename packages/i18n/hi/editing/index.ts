import { colours as coloursHelp } from './field-help-colours.ts';
import { components as componentsHelp } from './field-help-components.ts';
import { entries as entriesHelp } from './field-help-entries.ts';
import { records as recordsHelp } from './field-help-records.ts';
import { settings as settingsHelp } from './field-help-settings.ts';
import { components } from './components.ts';
import { documents } from './documents.ts';
import { fields } from './fields.ts';
import { folders } from './folders.ts';
import { links } from './links.ts';
import { records } from './records.ts';
import { texts } from './texts.ts';
import { yaml } from './yaml.ts';
import { bytes } from './bytes.ts';
import { languages } from './languages.ts';
import { privacy } from './privacy.ts';
import { redirects } from './redirects.ts';
import type * as english from '../../en/editing/index.ts';
import type { Translation } from '../../translation.ts';
import type { FieldTexts } from '../../types/field-texts.ts';

export { componentGroups, componentPurposes } from './content-components.ts';
export { desk } from './desk.ts';
export { guide } from './guide.ts';
export { phrases } from './phrases.ts';
export { report } from './report.ts';
export { watch } from './watch.ts';

export const messages: Translation<typeof english.messages> = {
  ...fields,
  ...yaml,
  ...components,
  ...folders,
  ...documents,
  ...records,
  ...texts,
  ...bytes,
  ...links,
  ...languages,
  ...privacy,
  ...redirects,
};

export const fieldTexts: FieldTexts<keyof typeof english.fieldTexts> = {
  ...entriesHelp,
  ...recordsHelp,
  ...settingsHelp,
  ...coloursHelp,
  ...componentsHelp,
};
