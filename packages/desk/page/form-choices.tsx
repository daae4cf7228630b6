import type { DeskSchema } from '../protocol/desk.ts';
import { useForm, type Path } from './form-context.ts';
import { FormGroup } from './form-group.tsx';

interface Props {
  schema: DeskSchema;
  path: Path;
  title: string;
  chosen: readonly unknown[];
}

/** Several of a few choices, such as days of the week. */
export function ChoicesField({ schema, path, title, chosen }: Props) {
  const { toId, change } = useForm();
  const choices = schema.items?.oneOf ?? [];
  const toggle = (changed: unknown) =>
    change(path, (old) => {
      const before = (old ?? []) as unknown[];
      const after = before.includes(changed)
        ? before.filter((one) => one !== changed)
        : [...before, changed];
      return choices.map((one) => one.const).filter((one) => after.includes(one));
    });
  return (
    <FormGroup id={toId(path)} title={title} help={null}>
      <div className="choices">
        {choices.map((choice) => (
          <label key={String(choice.const)}>
            <input
              type="checkbox"
              checked={chosen.includes(choice.const)}
              onChange={() => toggle(choice.const)}
            />
            {choice.title}
          </label>
        ))}
      </div>
    </FormGroup>
  );
}
