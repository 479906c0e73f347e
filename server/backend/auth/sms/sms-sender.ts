/** A text message to one phone. */
export type Sms = {
  /** In E.164 without the plus sign. */
  readonly phone: string;
  /** The code that the text carries. */
  readonly code: string;
  readonly text: string;
};

/** The port to whoever carries text messages. @throws when the message was not accepted */
export type SmsSender = (message: Sms) => Promise<void>;
