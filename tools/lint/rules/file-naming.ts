import { repositoryPath } from '../repository-path.ts';
import type { Rule } from '../rule-types.ts';

const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.test|\.d|(?:\.[a-z0-9]+)?\.config)?\.(?:ts|tsx|js|mjs)$/;
const folderName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const emptyNames = /^(?:utils?|helpers?|common|misc)$/;

/** File and folder names are kebab-case and say what is inside. */
export const fileNaming: Rule = {
  create(context) {
    const parts = repositoryPath(context.filename).split('/');
    const file = parts.at(-1) ?? '';
    return {
      Program(node) {
        const folders = parts.slice(0, -1);
        if (!fileName.test(file) || folders.some((folder) => !folderName.test(folder))) {
          context.report({ node, message: `File and folder names are kebab-case: ${parts.join('/')}.` });
        }
        const vague = [...folders, file.replace(/\..*$/, '')].find((name) => emptyNames.test(name));
        if (vague !== undefined) {
          context.report({ node, message: `'${vague}' says nothing: name the file after what is inside.` });
        }
      },
    };
  },
};
