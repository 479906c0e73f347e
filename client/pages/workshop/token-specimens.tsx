import { Specimen, SpecimenGroup } from './specimen.tsx';

const colours = [
  ['bg-paper', 'paper'],
  ['bg-surface', 'surface'],
  ['bg-sunken', 'sunken'],
  ['bg-line', 'line'],
  ['bg-control', 'control'],
  ['bg-ink', 'ink'],
  ['bg-muted', 'muted'],
  ['bg-plum', 'plum'],
  ['bg-plum-soft', 'plum-soft'],
  ['bg-marigold', 'marigold'],
  ['bg-up', 'up'],
  ['bg-down', 'down'],
  ['bg-success', 'success'],
  ['bg-warn', 'warn'],
  ['bg-danger', 'danger'],
  ['bg-series-1', 'series 1'],
  ['bg-series-2', 'series 2'],
  ['bg-series-3', 'series 3'],
  ['bg-series-4', 'series 4'],
  ['bg-series-5', 'series 5'],
  ['bg-series-6', 'series 6'],
] as const;

/** Colours and type, the tokens that everything else is made of. */
export function TokenSpecimens() {
  return (
    <SpecimenGroup title="Colour and type">
      <Specimen name="Colours">
        {colours.map(([style, name]) => (
          <span key={name} className="grid gap-1 text-13">
            <span
              aria-hidden="true"
              className={`block h-12 w-24 rounded-control border border-line forced-color-adjust-none ${style}`}
            />
            {name}
          </span>
        ))}
      </Specimen>
      <Specimen name="Type: 64, 44, 32, 24, 20 in the serif; 17, 15, 13 in the sans" stacked>
        <p className="font-serif text-44 font-medium sm:text-64">From knowledge to capital</p>
        <p className="font-serif text-44 font-medium">The stop decides the size</p>
        <p className="font-serif text-32 font-medium">Risk before return</p>
        <p className="font-serif text-24 font-medium">A register on one page</p>
        <p className="font-serif text-20 font-medium">Chance times loss</p>
        <p className="max-w-measure">
          You may lose $100 and the stop is $2.00 away: that is 50 shares, whatever you hope for. 0123456789
        </p>
        <p className="text-15">Figures stand in columns: 1,111.11 and 8,888.88</p>
        <p className="text-13">The smallest text there is</p>
      </Specimen>
      <Specimen name="Other scripts" stacked>
        <p lang="ar" dir="rtl">
          قد تخسر ١٠٠ دولار، والوقف على بُعد دولارين: هذا يعني خمسين سهماً، مهما كان أملك.
        </p>
        <p lang="hi">आप $100 खो सकते हैं और स्टॉप $2.00 दूर है: यानी 50 शेयर, आपकी उम्मीद चाहे जो हो।</p>
        <p lang="zh">你最多可亏 100 美元，止损距离 2 美元：那就是 50 股，与期望无关。</p>
      </Specimen>
      <Specimen name="The guide's voice">
        <p className="guide-voice max-w-measure">
          Before you ask how much you can win: how much of it could you lose and still sleep?
        </p>
      </Specimen>
    </SpecimenGroup>
  );
}
