import { useState } from 'react';
import * as v from 'valibot';
import { loadDraft, saveDraft } from '../../lib/local-draft.ts';

const rememberedSchema = v.fallback(v.array(v.string()), []);

interface OpenModules {
  isOpen: (moduleId: string) => boolean;
  toggle: (moduleId: string) => void;
}

/**
 * Which modules of the outline are unfolded: the current one until it is folded, and those the learner unfolded, which
 * are remembered on this device.
 * @param key names what is remembered; holds the ids of the learner and the course
 * @param currentId the module of the open lesson
 */
export function useOpenModules(key: string, currentId: string | undefined): OpenModules {
  const [unfolded, setUnfolded] = useState(() => v.parse(rememberedSchema, loadDraft(`open-modules.${key}`)));
  const [foldedWhileCurrent, setFoldedWhileCurrent] = useState<string>();
  const isOpen = (id: string) => unfolded.includes(id) || (id === currentId && id !== foldedWhileCurrent);
  const toggle = (id: string) => {
    const others = unfolded.filter((other) => other !== id);
    const changed = isOpen(id) ? others : [...others, id];
    setUnfolded(changed);
    saveDraft(`open-modules.${key}`, changed);
    setFoldedWhileCurrent(isOpen(id) && id === currentId ? id : undefined);
  };
  return { isOpen, toggle };
}
