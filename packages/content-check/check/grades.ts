import type { MessageId } from '@federation/i18n/editing';
import { rules } from './checks.ts';
import type { Grade, Rule } from '../rule/rule.ts';

const byMessage = new Map(rules.flatMap((rule) => rule.says.map((message) => [message, rule])));

/**
 * The rule that says a message; none where it is what a schema or a parser says of its own accord,
 * or what is said of a file that was opened.
 */
export const ruleOf = (message: MessageId): Rule | undefined => byMessage.get(message);

/** Whether a message stops the build or only asks a person to look. */
export const gradeOf = (message: MessageId): Grade => ruleOf(message)?.grade ?? 'stop';
