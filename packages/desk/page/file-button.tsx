import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useWords } from './words.ts';

export const fileEndings = {
  picture: '.avif,.gif,.heic,.heif,.jfif,.jpg,.jpeg,.png,.svg,.webp',
  document: '.pdf',
};

interface Props {
  name: string;
  /** The field that takes the files. */
  of: string;
  accept: string;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => Promise<void>;
}

/**
 * Takes files from this computer. The control of the browser speaks the language of the browser, so
 * that only its label is seen.
 */
export function FileButton({ name, of, accept, isMultiple = false, onFiles }: Props) {
  const say = useWords();
  const [isBusy, setBusy] = useState(false);
  const take = async (files: readonly File[]) => {
    setBusy(true);
    await onFiles(files);
    setBusy(false);
  };
  return (
    <>
      <label className="button">
        <Upload aria-hidden />
        <span>
          {name}
          <span className="unseen">: {of}</span>
        </span>
        <input
          type="file"
          className="unseen"
          accept={accept}
          multiple={isMultiple}
          disabled={isBusy}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file can be chosen again.
            target.value = '';
            void take(files);
          }}
        />
      </label>
      <small role="status">{isBusy && say('working')}</small>
    </>
  );
}
