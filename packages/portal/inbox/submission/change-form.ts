import { html } from 'hono/html';
import { toStates, type SubmissionState } from '../../service/database/states.ts';
import { outcomes, type ComplaintCase } from '../../service/submissions/complaint-case.ts';
import { inboxTexts, type InboxContext } from '../request/context.ts';
import { renderForm, renderOptions, type Html } from '../layout/layout.ts';
import type { ReadSubmission } from './read.ts';

/** The facts that the office keeps of a complaint. */
export const enteredNames = ['operator', 'outcome', 'order'] as const;

type Entered = Pick<ComplaintCase, (typeof enteredNames)[number]>;

/** The fields of the form. */
export interface TypedChange {
  /** Missing if the submission can't have the chosen one. */
  state: SubmissionState | undefined;
  note: string;
  on_hold: 0 | 1;
  /** Missing unless it is a complaint. */
  entered: Entered | undefined;
}

/** A change that was not saved. */
export interface UnsavedChange extends Partial<TypedChange> {
  /** The reason. */
  fault: string;
  status: 409 | 422;
}

/** Letters. */
export const maxNote = 4000;

/** The form that changes the state of a submission and adds a note. */
export function renderChangeForm(
  context: InboxContext,
  submission: ReadSubmission,
  unsaved: Partial<UnsavedChange> = {},
): Html {
  const { reference, version, kind, case: found } = submission;
  const { fault, note = '', entered = found } = unsaved;
  const { state = submission.state, on_hold = submission.on_hold } = unsaved;
  const { submission: text, states: names } = inboxTexts(context);
  const described = fault ? html`aria-describedby="fault" autofocus` : '';
  const fields = html`<input type="hidden" name="version" value="${version}" />
    ${fault ? html`<p id="fault" class="fault" role="alert">${fault}</p>` : ''}
    <label for="state">${text.state}</label>
    <select id="state" name="state">
      ${renderOptions(toStates([kind]), state, (one) => names[one])}
    </select>
    ${entered ? renderCaseFields(context, entered) : ''}
    <label
      ><input type="checkbox" name="hold" value="1" ${on_hold ? 'checked' : ''} />
      ${text.hold}</label
    >
    <label for="note">${text.note}</label>
    <textarea id="note" name="note" rows="4" maxlength="${maxNote}" ${described}>${note}</textarea>
    <button class="button">${text.save}</button>`;
  return renderForm(context, `/${reference}`, fields, 'stack');
}

function renderCaseFields(context: InboxContext, { operator, outcome, order }: Entered): Html {
  const { fields: names, outcomes: words, submission: text } = inboxTexts(context);
  return html`<label for="operator">${names.operator}</label>
    <input id="operator" name="operator" maxlength="200" value="${operator}" />
    <label for="outcome">${names.outcome}</label>
    <select id="outcome" name="outcome">
      <option value=""></option>
      ${renderOptions(outcomes, outcome, (one) => words[one])}
    </select>
    <label for="order">${names.order}</label>
    <input id="order" name="order" maxlength="40" value="${order}" aria-describedby="order-hint" />
    <p id="order-hint" class="hint">${text.orderHint}</p>`;
}

/** The version of a form; -1 if it is not a number. */
export const toVersion = (typed = '') => (/^\d{1,9}$/.test(typed) ? Number(typed) : -1);
