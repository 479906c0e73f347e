import { useState } from 'react';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { CommandMenu } from '../../ui/overlay/command-menu.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const nothing = () => {};
const commandGroups = [
  {
    title: 'Go to',
    kind: 'Page',
    commands: [
      { id: 'dashboard', label: 'Dashboard', run: nothing },
      { id: 'mentor', label: 'AI Mentor', run: nothing },
    ],
  },
  {
    title: 'My Courses',
    kind: 'Course',
    commands: [{ id: 'risk', label: 'Risk Management with AI', run: nothing }],
  },
];

/** What tells where one is and leads on. */
export function NavigationSpecimens() {
  const [tab, setTab] = useState('courses');
  const [page, setPage] = useState(5);
  return (
    <SpecimenGroup title="Navigation and progress">
      <Specimen name="Wordmark">
        <Wordmark name="Ledgerline" />
      </Specimen>
      <Specimen name="Breadcrumb" stacked>
        <Breadcrumb
          links={[
            <a key="courses" href="#content" className="underline">
              Courses
            </a>,
            <a key="risk" href="#content" className="underline">
              Risk Management with AI
            </a>,
          ]}
          here="Market, liquidity, leverage, firm, machine and you"
        />
      </Specimen>
      <Specimen name="Tabs" stacked>
        <div>
          <Tabs
            label="Dashboard"
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: 'courses', title: 'Courses', content: <p>Three courses</p> },
              { id: 'progress', title: 'Progress', content: <p>Half way</p> },
              { id: 'certificates', title: 'Certificates', content: <p>None yet</p> },
              { id: 'security', title: 'Security events', content: <p>All quiet</p> },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Pagination" stacked>
        <Pagination label="Users" page={page} pageCount={12} onSelect={setPage} />
        <Pagination label="Campaigns, first page" page={1} pageCount={3} onSelect={() => {}} />
      </Specimen>
      <Specimen name="ProgressBar: empty, on the way, done, with words" stacked>
        <ProgressBar label="Progress" percent={0} />
        <ProgressBar label="Risk Management with AI" percent={62} />
        <ProgressBar label="Technical Analysis and Indicators" percent={100} />
        <ProgressBar label="Getting started" percent={33} valueText="Step 2 of 6" />
      </Specimen>
      <Specimen name="CommandMenu, with and without a result" stacked>
        <CommandMenu
          label="Search pages and courses"
          nothing="Nothing matches. Try other words."
          groups={commandGroups}
          onRun={nothing}
        />
        <CommandMenu
          label="Search an empty list"
          nothing="Nothing matches. Try other words."
          groups={[]}
          onRun={nothing}
        />
      </Specimen>
    </SpecimenGroup>
  );
}
