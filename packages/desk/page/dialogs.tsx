import type { DeskOperation, EntryLocation } from '../protocol/desk.ts';
import { EntryDialog, type EntryQuestion } from './entry-dialogs.tsx';
import { PublishDialog } from './publish-dialog.tsx';

/** The questions that the desk can ask. */
export type DeskQuestion = EntryQuestion | 'publish';

interface Props {
  question: DeskQuestion | undefined;
  location: EntryLocation | undefined;
  isBusy: boolean;
  announce: (text: string) => void;
  create: (location: EntryLocation, title: string) => Promise<void>;
  operate: (operation: DeskOperation) => Promise<void>;
  onOpen: (location: EntryLocation) => void;
  onDone: () => void;
  onClose: () => void;
}

export function Dialogs(props: Props) {
  const { question, location, isBusy, announce, create, operate, onDone, onClose } = props;
  const onOpen = (other: EntryLocation) => {
    onClose();
    props.onOpen(other);
  };
  if (question === 'publish') return <PublishDialog {...{ announce, onOpen, onDone, onClose }} />;
  if (!question) return null;
  return (
    <EntryDialog
      {...{ question, location, isBusy, onOpen, onClose }}
      onNew={(made, title) => void create(made, title).then(onClose)}
      onDo={(operation) => void operate(operation).then(onClose)}
      onRelink={operate}
    />
  );
}
