import { defineComponent } from './component-definition.ts';

export const Hero = defineComponent({
  group: 'home',
  text: 'required',
  onlyIn: 'home',
});
