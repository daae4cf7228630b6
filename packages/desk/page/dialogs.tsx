import type { DeskOperation, EntryPlace } from '../protocol/desk.ts';
import { EntryDialog, type EntryQuestion } from './entry-dialogs.tsx';
import { PublishDialog } from './publish-dialog.tsx';

/** The questions that the desk can ask. */
export type Question = EntryQuestion | 'publish';

interface Props {
  question: Question | undefined;
  place: EntryPlace | undefined;
  isBusy: boolean;
  announce: (text: string) => void;
  create: (place: EntryPlace, title: string) => Promise<void>;
  operate: (operation: DeskOperation) => Promise<void>;
  onOpen: (place: EntryPlace) => void;
  onDone: () => void;
  onClose: () => void;
}

/** The question that is asked, if any. */
export function Dialogs(props: Props) {
  const { question, place, isBusy, announce, create, operate, onDone, onClose } = props;
  const onOpen = (other: EntryPlace) => {
    onClose();
    props.onOpen(other);
  };
  if (question === 'publish') return <PublishDialog {...{ announce, onOpen, onDone, onClose }} />;
  if (!question) return null;
  return (
    <EntryDialog
      {...{ question, place, isBusy, onOpen, onClose }}
      onNew={(made, title) => void create(made, title).then(onClose)}
      onDo={(operation) => void operate(operation).then(onClose)}
      onRelink={operate}
    />
  );
}
