import { errorKinds } from '@federation/base/error-kinds';
import { defineComponent } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

export const ErrorPage = defineComponent({
  group: 'site',
  isOfOnePage: true,
  attributes: { kind: choice('ErrorPage.kind', errorKinds) },
  text: 'optional',
});
