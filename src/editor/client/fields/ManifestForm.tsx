import Alert from '@mui/material/Alert';
import type { Json } from '../../../edit/json-operation.ts';
import { get, keysOf } from '../../../model/read/pointer.ts';
import { namedPartsOf } from '../../../model/schema/collections.ts';
import { summaryOf, withFacts } from '../form/summary.ts';
import { useFormNode } from '../form/use-form-node.ts';
import { LinkButton } from '../kit/buttons.tsx';
import { Column } from '../kit/frames.ts';
import { PanelHeading } from '../kit/texts.tsx';
import { SharedResults } from '../result/SharedResults.tsx';
import { formRoot, nameOfPage, type Selection } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { FormNodeView, GroupMembers } from './FormNodeView.tsx';
import { FormScopeProvider } from './FormScopeProvider.tsx';
import { FormSpelling } from './FormSpelling.tsx';
import { OldAddresses } from './OldAddresses.tsx';
import { PageAddress } from './PageAddress.tsx';
import { PartName } from './PartName.tsx';
import { SectionActions } from './SectionActions.tsx';
import { SectionList } from './SectionList.tsx';

/** Shows the form of a page, a section or a group of settings. */
export function ManifestForm({ selection }: { selection: Selection }) {
  const { open } = useEditor();
  const data = useEditorState(({ documents }) => documents.get('manifest')?.data);
  const readOnly = useEditorState(({ documents }) => documents.get('manifest')?.readOnly);
  const schema = useEditorState(({ schemas }) => schemas.site);
  const facts = useEditorState(({ tree }) => tree.facts);
  const pages = useEditorState(({ tree }) => tree.pages);
  // If the selected value was removed in the meantime, show the form that contains it. A missing group of settings is
  // shown anyway, because it can be added.
  const isGone = keysOf(selection.pointer).length > 1 && get(data, selection.pointer) === undefined;
  const pointer = isGone ? outer(selection.pointer) : selection.pointer;
  const value = get(data, pointer);
  const node = useFormNode('manifest', pointer);
  const isReadOnly = readOnly !== undefined;
  const reason = isReadOnly && (
    <Alert severity="error" sx={{ mb: 2, mr: node ? 0 : 5 }}>
      {words.readOnly} : {readOnly}
    </Alert>
  );
  // A manifest that could not be read when the editor opened has no values to show.
  if (!node) return reason;
  const [first, index, , sectionIndex] = keysOf(pointer);
  const isSection = first === 'pages' && sectionIndex !== undefined;
  const isPage = first === 'pages' && !isSection && node.type === 'group';
  const page = first === 'pages' ? `/pages/${index}` : '';
  const textAt = (at: string) => {
    const text = get<Json | undefined>(data, at);
    return typeof text === 'string' ? text : undefined;
  };
  const path = page ? textAt(`${page}/path`) : undefined;
  const id = isSection ? textAt(`${pointer}/id`) : undefined;
  const listed = pages.find((one) => one.pointer === page);
  const pageName = listed ? nameOfPage(listed) : withFacts(summaryOf(get(data, page)), facts);
  const title = isPage ? pageName : plainWords(node.title);
  const members = isPage ? [...node.main, ...node.more].filter(({ key }) => key !== 'sections') : [node];
  return (
    <FormScopeProvider
      file="manifest"
      selection={selection}
      isShared={namedPartsOf(schema ?? {}).includes(pointer.slice(1))}
    >
      <PanelHeading
        title={title}
        description={isPage ? '' : node.description}
        above={
          isSection && (
            <LinkButton onPress={() => void open({ file: 'manifest', pointer: page }, { keepPage: true })}>
              ← {pageName}
            </LinkButton>
          )
        }
      />
      {isPage && path !== undefined && (
        <PageAddress key={path} route={path} title={title} isGuide={false} isReadOnly={isReadOnly} />
      )}
      {isSection && !isReadOnly && (
        <SectionActions list={`${page}/sections`} index={Number(sectionIndex)} title={node.title} />
      )}
      {reason}
      <FormSpelling nodes={members}>
        {isPage ? (
          <Column>
            <SectionList pointer={pointer} value={value} />
            <GroupMembers node={node} without={['sections', 'path']} />
            <SharedResults />
          </Column>
        ) : node.type === 'group' && id !== undefined && path !== undefined ? (
          <Column key={pointer}>
            <GroupMembers node={node} without={['id']} />
            <PartName label={words.anchor} shown={`#${id}`} name={`${path}#${id}`} isFixed={isReadOnly} />
          </Column>
        ) : (
          <>
            {pointer === '/redirects' && <OldAddresses redirects={value} />}
            <FormNodeView key={pointer} node={node} isBare={value !== undefined || node.type !== 'group'} />
          </>
        )}
      </FormSpelling>
    </FormScopeProvider>
  );
}

/** Returns the root of the form that contained a removed value. */
function outer(pointer: string): string {
  return formRoot(`/${keysOf(pointer).slice(0, -1).join('/')}`).replace(/\/sections$/, '');
}
