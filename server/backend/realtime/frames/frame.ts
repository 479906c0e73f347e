/** The versions of the Phoenix protocol that are spoken: objects, or arrays with broadcasts in binary. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

/** What is sent to the members of a topic: a body of JSON text or of bytes under the name of an event. */
export type Broadcast = {
  readonly event: string;
  readonly body: string | Buffer;
  /** The id of the row of `realtime.messages` that it comes from. */
  readonly storedAs?: string;
};

/** Where a frame belongs: a topic, the join that opened it, and the number of the message that it answers. */
export type FrameAddress = {
  readonly topic: string;
  readonly event: string;
  readonly joinRef: string | null;
  readonly ref: string | null;
};

/** A frame of a client. */
export type InboundFrame = FrameAddress & {
  readonly payload: Readonly<Record<string, unknown>>;
  /** What is to be sent on, where the frame is a broadcast that can be read. */
  readonly broadcast: Broadcast | null;
};
