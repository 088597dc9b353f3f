import Alert from '@mui/material/Alert';
import type { SourceId } from '../../protocol.ts';
import { GroupMembers } from '../fields/FormNodeView.tsx';
import { FormScopeProvider } from '../fields/FormScopeProvider.tsx';
import { FormSpelling } from '../fields/FormSpelling.tsx';
import { PageAddress } from '../fields/PageAddress.tsx';
import type { FormNode } from '../form/form-node.ts';
import { isObject } from '../form/schema-tree.ts';
import { withFacts } from '../form/summary.ts';
import { useFormNode } from '../form/use-form-node.ts';
import { Column } from '../kit/frames.ts';
import { PanelHeading } from '../kit/texts.tsx';
import { Readability } from '../result/Readability.tsx';
import { SharedResults } from '../result/SharedResults.tsx';
import { guidesOfTree, type Selection } from '../state/selection.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { bodyStart, GuideText } from './GuideText.tsx';

/** Keys of the front matter that are always shown; the others are folded under a title. */
const ALWAYS_SHOWN = ['title', 'description'];

/**
 * Shows a guide or another text: its front matter as a form, its Markdown, and its search result and social previews.
 */
export function GuidePanel({ file, selection }: { file: SourceId; selection: Selection }) {
  const edited = useEditorState(({ documents }) => documents.get(file));
  const text = useEditorState(({ tree }) => tree.texts.find((one) => one.file === file));
  const facts = useEditorState(({ tree }) => tree.facts);
  const guide = useEditorState(({ tree }) => guidesOfTree(tree).find((one) => one.file === file));
  const data = edited?.data;
  const node = useFormNode(file, '');
  if (!edited) return null;
  const own = isObject(data) && typeof data.title === 'string' ? data.title : undefined;
  const title = withFacts(own ?? text?.title ?? edited.path, facts);
  const members = node?.type === 'group' ? [...node.main, ...node.more] : [];
  const isShown = ({ key }: FormNode) => ALWAYS_SHOWN.includes(key);
  const more = members.filter((member) => !isShown(member));
  const form = node?.type === 'group' && { ...node, main: members.filter(isShown), more };
  return (
    <FormScopeProvider file={file} selection={selection}>
      <PanelHeading title={title} />
      {guide && (
        <PageAddress key={file} route={guide.route} title={title} isGuide isReadOnly={edited.readOnly !== undefined} />
      )}
      {edited.readOnly && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {edited.readOnly}
        </Alert>
      )}
      <FormSpelling nodes={members}>
        <Column>
          {form && <GroupMembers node={form} titleOfMore={words.frontMatter} />}
          <GuideText edited={edited} selection={selection} />
          <Readability text={edited.text.slice(bodyStart(edited))} />
          <SharedResults />
        </Column>
      </FormSpelling>
    </FormScopeProvider>
  );
}
