import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LegalSection } from './legal-section.tsx';

/** What the licences of charts and typefaces ask to be shown, word for word. */
export function OpenSourceNotices() {
  return (
    <LegalSection id="open-source" title={<Trans>Open-source notices</Trans>}>
      <p>
        <Trans>
          The price charts and the typefaces of this site were made by others, who let everybody use them
          under these licences.
        </Trans>
      </p>
      <ul lang="en" dir="ltr">
        <Notice
          licence={{ name: 'Apache License 2.0', address: 'https://www.apache.org/licenses/LICENSE-2.0' }}
        >
          TradingView Lightweight Charts™
          <br />
          Copyright (с) 2023 TradingView, Inc.{' '}
          <a href="https://www.tradingview.com/">https://www.tradingview.com/</a>
        </Notice>
        <Notice licence={{ name: 'SIL Open Font License 1.1', address: '/fonts/OFL.txt' }}>
          Copyright 2020 The Newsreader Project Authors
          <br />
          Copyright 2021 The Hanken Grotesk Project Authors
          <br />
          Copyright 2015 The Vazirmatn Project Authors
          <br />
          Copyright 2022 The Noto Project Authors
        </Notice>
      </ul>
    </LegalSection>
  );
}

function Notice({ licence, children }: { licence: { name: string; address: string }; children: ReactNode }) {
  return (
    <li>
      {children}
      <br />
      <a href={licence.address}>{licence.name}</a>
    </li>
  );
}
