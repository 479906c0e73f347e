/** What is used of libraries that bring no types. */
declare module 'wawoff2' {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  /** A node of the tree that says what a tagged PDF holds. */
  type Structure = { add(child: Structure): Structure; end(): void };

  type PdfOptions = {
    readonly size: readonly [number, number];
    readonly margin: number;
    readonly tagged: true;
    readonly pdfVersion: '1.7';
    readonly lang: string;
    readonly displayTitle: true;
    readonly info: Readonly<Record<string, string | Date>>;
  };

  type TagOptions = {
    readonly actual?: string;
    readonly alt?: string;
    readonly lang?: string;
    readonly title?: string;
  };

  export default class PDFDocument extends Readable {
    constructor(options: PdfOptions);
    struct(type: string, options: TagOptions, draw?: (() => void) | Structure[]): Structure;
    addStructure(structure: Structure): this;
    markContent(tag: 'Artifact', options?: { readonly type: 'Layout' }): this;
    endMarkedContent(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(x: number, y: number): this;
    path(svg: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    fill(color: string): this;
    stroke(color: string): this;
    fillOpacity(opacity: number): this;
    font(name: string): this;
    fontSize(size: number): this;
    text(text: string, x: number, y: number, options: { readonly lineBreak: false }): this;
    file(
      bytes: Buffer,
      options: {
        readonly name: string;
        readonly type: string;
        readonly description: string;
        readonly creationDate: Date;
        readonly modifiedDate: Date;
      },
    ): this;
    link(x: number, y: number, width: number, height: number, url: string): this;
    end(): void;
  }
}
