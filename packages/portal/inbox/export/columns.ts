import { toIndianClock } from '@federation/base/indian-day';
import { languageDetails, type Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import { payloads, type ContractPath, type Payload } from '../../service/routes/contract.ts';
import type { SubmissionKind } from '../../service/database/submission-kinds.ts';
import { toVisible } from '../layout/visible.ts';
import { readPayloadFields } from '../submission/fields.ts';
import { readCase } from '../../service/submissions/complaint-case.ts';
import { caseDayNames, caseFieldNames, toCaseText } from '../submission/case-fields.ts';
import type { ExportedRow } from './rows.ts';

/** The name selects the text of the heading. */
interface Column {
  name: keyof (typeof dictionaries)['en']['inbox']['fields'];
  of: (row: ExportedRow, options: ColumnOptions) => string;
}

interface ColumnOptions {
  language: Language;
}

/** A field of the payload; empty if the form does not have it. */
const payloadColumn = (name: Column['name']): Column => ({
  name,
  of: ({ payload }, { language }) =>
    readPayloadFields(payload, language).find(([field]) => field === name)?.[1] ?? '',
});

const head: readonly Column[] = [
  { name: 'reference', of: ({ reference }) => reference ?? '' },
  {
    name: 'kind',
    of: ({ kind }, { language }) => dictionaries[language].inbox.kinds[kind],
  },
  {
    name: 'state',
    of: ({ state }, { language }) =>
      state === 'unconfirmed' ? '' : dictionaries[language].inbox.states[state],
  },
  { name: 'received', of: ({ received_at }) => toMinute(received_at) },
];

const person: readonly Column[] = [
  { name: 'name', of: ({ name }) => name },
  { name: 'email', of: ({ email }) => email },
  { name: 'language', of: ({ language }) => languageDetails[language].name },
];

const tail: readonly Column[] = [
  { name: 'changed', of: ({ changed_at }) => (changed_at ? toMinute(changed_at) : '') },
  { name: 'note', of: ({ note }) => note ?? '' },
];

const due: Column = { name: 'due', of: ({ due_day }) => due_day ?? '' };

const caseDay = (name: (typeof caseDayNames)[number]): Column => ({
  name,
  of: ({ complaint }) => readCase(complaint)?.days[name] ?? '',
});

const caseField = (name: (typeof caseFieldNames)[number]): Column => ({
  name,
  of: ({ complaint }, { language }) => {
    const found = readCase(complaint);
    if (!found) return '';
    // Sorts as text.
    return name === 'incident' ? found.incident : toCaseText(found, name, language);
  },
});

type FormPath = Exclude<ContractPath, '/members/email-verify'>;
type SentName = { [Path in FormPath]: keyof Payload<Path> }[FormPath];

/** The columns of a person already have these fields. */
const personal: readonly string[] = ['full_name', 'firstName', 'lastName', 'name', 'email'];

/** The other fields of a form, in the order of its payload. */
const namesOf = (path: FormPath) =>
  (Object.keys(payloads[path].entries) as SentName[]).filter((name) => !personal.includes(name));

const columnsByKind: Record<SubmissionKind, readonly Column[]> = {
  application: [due, ...person, ...namesOf('/members/applications').map(payloadColumn)],
  message: [due, ...person, ...namesOf('/messages').map(payloadColumn)],
  complaint: [
    ...caseDayNames.map(caseDay),
    ...caseFieldNames.map(caseField),
    ...person,
    ...namesOf('/messages')
      .filter((name) => name !== 'subject')
      .map(payloadColumn),
  ],
  certificate: [due, ...person, ...namesOf('/members/certificate-request').map(payloadColumn)],
};

/** The fields of a list of all kinds, short ones first. */
const allNames = new Set<SentName>([
  ...(['phone', 'mobile', 'organization', 'membershipTier'] as const),
  'purpose_of_viewing_certificate',
  ...namesOf('/messages'),
  ...namesOf('/members/applications'),
  ...namesOf('/members/certificate-request'),
]);

/** The columns of a list of one kind, or of all. */
export const toColumns = (kind: SubmissionKind | undefined): readonly Column[] => [
  ...head,
  ...(kind ? columnsByKind[kind] : [due, ...person, ...[...allNames].map(payloadColumn)]),
  ...tail,
];

export const toHeadings = (columns: readonly Column[], language: Language): string[] =>
  columns.map(({ name }) => dictionaries[language].inbox.fields[name]);

/** Makes hidden characters in the cells visible. */
export const toCells = (
  columns: readonly Column[],
  row: ExportedRow,
  options: ColumnOptions,
): string[] => columns.map((column) => toVisible(column.of(row, options)));

/** A time in India, such as `2026-11-20 14:30`, which sorts as text. */
export const toMinute = (time: string) =>
  toIndianClock(new Date(time)).slice(0, 16).replace('T', ' ');
