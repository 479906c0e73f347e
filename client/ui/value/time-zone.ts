import { createContext } from 'react';

/** The time zone that moments are shown in, as an IANA name; undefined for the one of the device. */
export const TimeZoneContext = createContext<string | undefined>(undefined);
