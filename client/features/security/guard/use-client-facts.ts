import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { assessClient, type ClientFacts } from '#domain/security/assess-client.ts';
import { countRequests, noteRequest } from './request-log.ts';
import { openTabProbe, type TabProbe } from './tab-probe.ts';

/** How often a blocked browser is looked at again, in milliseconds, so that the block ends with its cause. */
const LOOK_AGAIN_MS = 2000;

/** Calls back at every route change until what it returns is called. */
export type FollowRoutes = (onChange: () => void) => () => void;

/**
 * What the guard sees of this browser. Counts this page view and every route change, and looks again while there is
 * something suspicious.
 *
 * @param isVpn what was found out about the address
 */
export function useClientFacts(isVpn: boolean, followRoutes?: FollowRoutes): ClientFacts {
  const [requests, setRequests] = useState(0);
  const [tabs, setTabs] = useState(1);
  const probe = useRef<TabProbe>(null);
  const facts = { userAgent: navigator.userAgent, requests, tabs, isVpn };
  const { isSuspicious } = assessClient(facts);

  const look = useEffectEvent(() => {
    setRequests(countRequests(Date.now()));
    void probe.current?.count().then(setTabs);
  });

  useEffect(() => {
    const opened = openTabProbe();
    const visit = () => {
      noteRequest(Date.now());
      look();
    };
    probe.current = opened;
    visit();
    const unfollow = followRoutes?.(visit);
    return () => {
      unfollow?.();
      opened.close();
    };
  }, [followRoutes]);

  useEffect(() => {
    if (!isSuspicious) return undefined;
    const timer = setInterval(() => look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isSuspicious]);

  return facts;
}
