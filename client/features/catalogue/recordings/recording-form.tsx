import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useId, useState } from 'react';
import { RECORDING_TYPES, type RecordingKind } from '#domain/catalogue/lecture/recording-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { type Locale, LOCALE_NAMES, LOCALES } from '../../../lib/i18n/locales.ts';
import { Button } from '../../../ui/button.tsx';
import { controlStyles, Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { captionFault, type FileFault, recordingFault } from './check-recording.ts';
import { useUploadRecording } from './upload-recording.ts';

interface RecordingFormProps {
  lessonId: string;
  kind: RecordingKind;
}

/** Uploads a recording with its captions. What was chosen stays when it could not be sent. */
export function RecordingForm({ lessonId, kind }: RecordingFormProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const [fileId, captionsId] = [useId(), useId()];
  const [language, setLanguage] = useState<Locale>('en');
  const [file, setFile] = useState<File>();
  const [captions, setCaptions] = useState<File>();
  const [faults, setFaults] = useState<{ file?: string | undefined; captions?: string | undefined }>({});
  // The fields let go of their files, so that nobody sends them twice.
  const [sent, setSent] = useState(0);
  const { state, send, pause, resume, cancel } = useUploadRecording(lessonId, kind, () => {
    setFile(undefined);
    setCaptions(undefined);
    setSent(sent + 1);
  });
  const ends = Object.keys(RECORDING_TYPES[kind]).map((end) => `.${end}`);
  const kinds = ends.join(', ');
  const fileWords: Readonly<Record<FileFault, string>> = {
    missing: t`Choose a file.`,
    empty: t`This file is empty. Choose another one.`,
    'too-large': t`This file is larger than 1 GB. Choose a smaller one.`,
    'wrong-type': t`This file is of no kind that can be played. Choose one of: ${kinds}`,
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const fileFault = recordingFault(kind, file);
    const text = await captions?.text();
    const fault = text === undefined ? undefined : captionFault(text);
    const { line = 0, message = '' } = fault ?? {};
    const wrong = {
      file: fileFault && fileWords[fileFault],
      captions:
        text === undefined
          ? t`Choose the captions: who cannot hear it reads them.`
          : fault && t`The captions cannot be read. Line ${line}: ${message}`,
    };
    setFaults(wrong);
    if (file === undefined || text === undefined || fileFault !== undefined || fault !== undefined) return;
    await send({ file, captions: text, language });
  };
  const isIdle = state.phase === 'idle';
  return (
    <form onSubmit={(event) => void submit(event)} className="grid max-w-form gap-4">
      <Select
        label={<Trans>Language</Trans>}
        value={language}
        disabled={!isIdle}
        onChange={({ target }) => setLanguage(LOCALES.find((one) => one === target.value) ?? 'en')}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
      />
      <Field
        id={fileId}
        label={kind === 'voice' ? <Trans>Sound</Trans> : <Trans>Video</Trans>}
        hint={kinds}
        error={faults.file}
      >
        {(ids) => (
          <input
            key={sent}
            {...ids}
            type="file"
            accept={ends.join(',')}
            disabled={!isIdle}
            onChange={({ target }) => setFile(target.files?.[0])}
            className={controlStyles}
          />
        )}
      </Field>
      <Field id={captionsId} label={<Trans>Captions (WebVTT)</Trans>} error={faults.captions}>
        {(ids) => (
          <input
            key={sent}
            {...ids}
            type="file"
            accept=".vtt,text/vtt"
            disabled={!isIdle}
            onChange={({ target }) => setCaptions(target.files?.[0])}
            className={controlStyles}
          />
        )}
      </Field>
      {state.failure !== undefined && (
        <p role="alert" className="text-15 text-danger">
          {describe(state.failure)}
        </p>
      )}
      {isIdle ? (
        <Button type="submit" look="secondary" className="justify-self-start">
          <Trans>Upload the recording</Trans>
        </Button>
      ) : (
        <>
          <ProgressBar label={t`Upload`} percent={state.percent} />
          <div className="flex flex-wrap gap-3">
            {state.phase === 'paused' ? (
              <Button look="secondary" onClick={resume}>
                <Trans>Go on</Trans>
              </Button>
            ) : (
              <Button look="secondary" pending={state.phase === 'publishing'} onClick={pause}>
                <Trans>Pause</Trans>
              </Button>
            )}
            <Button look="quiet" pending={state.phase === 'publishing'} onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
