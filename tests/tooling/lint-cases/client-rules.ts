import type { Violation } from './violation.ts';

const hook = "import { useState } from 'react';\nexport function Panel({ on }: { on: boolean }) {\n";

/** Hooks and accessibility, in client/. */
export const clientRuleViolations: Violation[] = [
  {
    rule: 'rules-of-hooks',
    path: 'client/ui/panel.tsx',
    source: `${hook}  if (on) useState(1);\n  return null;\n}\n`,
    message: '',
  },
  {
    rule: 'exhaustive-deps',
    path: 'client/ui/effect.tsx',
    source:
      "import { useEffect } from 'react';\nexport function Title({ text }: { text: string }) {\n" +
      '  useEffect(() => {\n    document.title = text;\n  }, []);\n  return null;\n}\n',
    message: 'text',
  },
  {
    rule: 'alt-text',
    path: 'client/ui/picture.tsx',
    source: 'export const picture = <img src="x.png" />;\n',
    message: '',
  },
  {
    rule: 'button-has-type',
    path: 'client/ui/untyped-button.tsx',
    source: 'export const button = <button>Send</button>;\n',
    message: '',
  },
];
