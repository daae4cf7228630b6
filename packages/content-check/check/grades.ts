import type { MessageId } from '@federation/i18n/editing';
import { rules } from './checks.ts';
import type { Grade, Rule } from '../rule/rule.ts';

const byMessage = new Map(rules.flatMap((rule) => rule.says.map((message) => [message, rule])));

/**
 * The rule of a message; none for messages of a schema or a parser, and of files that were opened.
 */
export const ruleOf = (message: MessageId): Rule | undefined => byMessage.get(message);

export const gradeOf = (message: MessageId): Grade => ruleOf(message)?.grade ?? 'stop';
