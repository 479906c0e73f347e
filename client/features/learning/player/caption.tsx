interface CaptionProps {
  text: string;
  /** English unless it says otherwise. */
  language?: string | undefined;
  /** Announces each new caption: where the learner goes on step by step. */
  announced: boolean;
}

/** The caption below the stage. It keeps the room of two lines, so that nothing below it moves. */
export function Caption({ text, language = 'en', announced }: CaptionProps) {
  return (
    <p
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      aria-live={announced ? 'polite' : 'off'}
      className="grid min-h-[4.65em] content-center px-2 text-center text-17 text-balance sm:min-h-[3.1em] sm:text-20"
    >
      {text}
    </p>
  );
}
