import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../page-context.tsx';
import { LegalPage } from './legal-page.tsx';
import { LegalSection } from './legal-section.tsx';

/** The risk disclosure. */
export function RiskDisclosurePage() {
  const { t } = useLingui();
  const { site } = usePage();
  return (
    <LegalPage
      title={t`Risk disclosure`}
      version={site.legal.versions['risk-disclosure']}
      summary={
        <Trans>
          Trading can cost you everything you put in, and with borrowed money more than that. Most private
          traders lose. No course changes that for everybody.
        </Trans>
      }
    >
      <LegalSection id="most-lose" title={<Trans>Most people lose</Trans>}>
        <p>
          <Trans>
            In every large study of private traders we know, most of them lost money. In a study of the
            Brazilian futures market, 97% of those who day-traded for more than 300 days lost. Brokers in the
            European Union must state the share of private accounts that lose with contracts for difference;
            the regulator found 74% to 89%.
          </Trans>
        </p>
        <p className="text-15 text-muted">
          <Trans>
            Sources: Chague, De-Losso and Giovannetti, “Day Trading for a Living?”, 2020; European Securities
            and Markets Authority, Decision (EU) 2018/796.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="leverage" title={<Trans>Borrowed money</Trans>}>
        <p>
          <Trans>
            Leverage multiplies losses as it multiplies gains. At 30 to 1, a move of about 3% against you
            takes everything you put in. A firm may close your position at the worst moment, and in some
            products and countries you can owe more than you deposited.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="stops" title={<Trans>A stop does not fix the price</Trans>}>
        <p>
          <Trans>
            A stop becomes an order when its price is reached. When a market jumps over it, you are filled
            where the next buyer or seller is, and you lose more than planned.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="costs" title={<Trans>Costs are certain</Trans>}>
        <p>
          <Trans>
            Spread, fees, slippage, financing and taxes are paid on every trade, whether it gains or loses.
            Many trades with small costs each can use up an account without one large mistake.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="crypto" title={<Trans>Crypto-assets and foreign exchange</Trans>}>
        <p>
          <Trans>
            Prices of crypto-assets can fall by half within weeks. Keys can be lost or stolen, exchanges can
            fail, and mostly no deposit guarantee covers you. In foreign exchange the firm you trade with is
            often your counterparty, not an exchange.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="automation" title={<Trans>Models and artificial intelligence</Trans>}>
        <p>
          <Trans>
            No model knows the future. One that fits the past well may have fitted chance. The mentor here is
            scripted: it answers from the lessons and does not watch markets.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="what-a-course-changes" title={<Trans>What a course changes</Trans>}>
        <p>
          <Trans>
            A course can teach you to count costs, to size positions and to recognise traps. It cannot make a
            losing market profitable, and it promises no result. Good marks in quizzes or simulations do not
            foretell good results with money.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="figures" title={<Trans>Figures, stories and charts</Trans>}>
        <p>
          <Trans>
            Figures marked with an asterisk are stated by the operator. Stories marked as examples are
            invented. Charts marked as generated are drawn from invented prices. None of them tells you what
            will happen to you, and past results do not predict future ones.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection id="before-you-trade" title={<Trans>Before you trade</Trans>}>
        <ul>
          <li>
            <Trans>Trade only with money whose loss does not change your life. Never borrow for it.</Trans>
          </li>
          <li>
            <Trans>Check with the regulator of your country that a firm is licensed.</Trans>
          </li>
          <li>
            <Trans>Write down how much you may lose in a trade, a day and a month, and stop there.</Trans>
          </li>
          <li>
            <Trans>For advice on your own situation, ask somebody who is licensed to give it.</Trans>
          </li>
          <li>
            <Trans>
              If you cannot stop, or hide losses from people close to you, talk to a helpline for gambling
              problems in your country.
            </Trans>
          </li>
        </ul>
      </LegalSection>
    </LegalPage>
  );
}
