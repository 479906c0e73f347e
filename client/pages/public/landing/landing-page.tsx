import { Certification } from './certification.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { JoinSection } from './join-section.tsx';
import { MentorTeaser } from './mentor-teaser.tsx';
import { PlatformFeatures } from './platform-features.tsx';
import { TradingCourses } from './trading-courses.tsx';
import { WhyChoose } from './why-choose.tsx';

/** The landing page. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <WhyChoose />
      <HowItWorks />
      <PlatformFeatures />
      <TradingCourses />
      <Certification />
      <MentorTeaser />
      <JoinSection />
    </>
  );
}
