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
type Column = keyof (typeof dictionaries)['en']['inbox']['fields'];

type FormPath = Exclude<ContractPath, '/members/email-verify'>;
type SentName = { [Path in FormPath]: keyof Payload<Path> }[FormPath];

const person = ['name', 'email', 'language'] as const;

/** The columns of a person already have these fields. */
const personal: readonly string[] = ['full_name', 'firstName', 'lastName', ...person];

/** The other fields of a form, in the order of its payload. */
const namesOf = (path: FormPath) =>
  (Object.keys(payloads[path].entries) as SentName[]).filter((name) => !personal.includes(name));

const columnsByKind: Record<SubmissionKind, readonly Column[]> = {
  application: ['due', ...person, ...namesOf('/members/applications')],
  message: ['due', ...person, ...namesOf('/messages')],
  complaint: [
    ...caseDayNames,
    ...caseFieldNames,
    ...person,
    ...namesOf('/messages').filter((name) => name !== 'subject'),
  ],
  certificate: ['due', ...person, ...namesOf('/members/certificate-request')],
};

/** The columns of a list of all kinds, with short fields first. */
const columnsOfAll = new Set<Column>([
  ...(['due', ...person, 'phone', 'mobile', 'organization', 'membershipTier'] as const),
  'purpose_of_viewing_certificate',
  ...namesOf('/messages'),
  ...namesOf('/members/applications'),
  ...namesOf('/members/certificate-request'),
]);

/** The columns of a list of one kind, or of all. */
export const toColumns = (kind: SubmissionKind | undefined): readonly Column[] => [
  ...(['reference', 'kind', 'state', 'received'] as const),
  ...(kind ? columnsByKind[kind] : columnsOfAll),
  ...(['changed', 'note'] as const),
];

export const toHeadings = (columns: readonly Column[], language: Language): string[] =>
  columns.map((name) => dictionaries[language].inbox.fields[name]);

/** The cells of a row; empty without a value. Makes hidden characters visible. */
export function toCells(
  columns: readonly Column[],
  row: ExportedRow,
  language: Language,
): string[] {
  const { kinds, states } = dictionaries[language].inbox;
  const { kind, state, received_at, due_day, changed_at } = row;
  const values: Partial<Record<string, string | null>> = {
    ...Object.fromEntries(readPayloadFields(row.payload, language)),
    ...readCaseFields(row, language),
    reference: row.reference,
    kind: kinds[kind],
    state: state === 'unconfirmed' ? '' : states[state],
    received: toMinute(received_at),
    due: due_day,
    name: row.name,
    email: row.email,
    language: languageDetails[row.language].name,
    changed: changed_at && toMinute(changed_at),
    note: row.note,
  };
  return columns.map((name) => toVisible(values[name] ?? ''));
}

function readCaseFields({ complaint }: ExportedRow, language: Language) {
  const found = readCase(complaint);
  if (!found) return {};
  const words = caseFieldNames.map((name) => [name, toCaseText(found, name, language)]);
  // This day sorts as text.
  return { ...found.days, ...Object.fromEntries(words), incident: found.incident };
}

/** A time in India, such as `2026-11-20 14:30`, which sorts as text. */
export const toMinute = (time: string) =>
  toIndianClock(new Date(time)).slice(0, 16).replace('T', ' ');
