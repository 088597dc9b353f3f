import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { get, keysOf } from '../../../model/read/pointer.ts';
import { namedPartsOf } from '../../../model/schema/collections.ts';
import { buildForm } from '../form/build-form.ts';
import { withFacts } from '../form/facts-in.ts';
import { isObject, schemaAt } from '../form/schema-tree.ts';
import { summaryOf } from '../form/summary.ts';
import { LinkButton } from '../kit/buttons.tsx';
import { Column } from '../kit/frames.ts';
import { SharedResults } from '../result/SharedResults.tsx';
import { formRoot, nameOfPage, type Selection } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { PageAddress } from '../structure/PageAddress.tsx';
import { PartName } from '../structure/PartName.tsx';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { FormNodeView, GroupMembers } from './FormNodeView.tsx';
import { FormScopeProvider } from './FormScopeProvider.tsx';
import { FormSpelling } from './FormSpelling.tsx';
import { OldAddresses } from './OldAddresses.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { SectionActions } from './SectionActions.tsx';
import { SectionList } from './SectionList.tsx';

/** The form of a page, a section or a group of settings. */
export function ManifestForm({ selection }: { selection: Selection }) {
  const { open } = useEditor();
  const edited = useEditorState(({ documents }) => documents.get('manifest'));
  const schema = useEditorState(({ schemas }) => schemas.site);
  const facts = useEditorState(({ tree }) => tree.facts);
  const pages = useEditorState(({ tree }) => tree.pages);
  // If the selected value has been removed meanwhile, show the value around it. Missing settings can be added.
  const isGone = keysOf(selection.pointer).length > 1 && get(edited?.data, selection.pointer) === undefined;
  const pointer = isGone ? outer(selection.pointer) : selection.pointer;
  const value = get(edited?.data, pointer);
  const node = useMemo(() => {
    const own = schema && schemaAt(schema, edited?.data, pointer);
    return own && buildForm({ schema: own, pointer, value, isRequired: value !== undefined });
  }, [schema, edited?.data, pointer, value]);
  if (!node) return null;
  const keys = keysOf(pointer);
  const isPage = keys[0] === 'pages';
  const isSection = isPage && keys.length > 2;
  const sectionPage = isSection ? get(edited?.data, `/pages/${keys[1]}`) : undefined;
  const path = isObject(sectionPage) && typeof sectionPage.path === 'string' ? sectionPage.path : undefined;
  const id = isSection && isObject(value) && typeof value.id === 'string' ? value.id : undefined;
  const route = isObject(value) && typeof value.path === 'string' ? value.path : undefined;
  const page = isPage ? `/pages/${keys[1]}` : '';
  const listed = pages.find((one) => one.pointer === page);
  const pageName = listed ? nameOfPage(listed) : withFacts(summaryOf(get(edited?.data, page)), facts);
  const title = isPage && !isSection ? pageName : plainWords(node.title);
  return (
    <FormScopeProvider
      file="manifest"
      selection={selection}
      isShared={namedPartsOf(schema ?? {}).includes(pointer.slice(1))}
    >
      <PanelHeading
        title={title}
        description={isPage && !isSection ? '' : node.description}
        above={
          isSection && (
            <LinkButton onPress={() => void open({ file: 'manifest', pointer: page }, { keepPage: true })}>
              ← {pageName}
            </LinkButton>
          )
        }
      />
      {isPage && !isSection && route !== undefined && (
        <PageAddress key={route} route={route} title={title} isGuide={false} isReadOnly={Boolean(edited?.readOnly)} />
      )}
      {isSection && !edited?.readOnly && (
        <SectionActions list={`/pages/${keys[1]}/sections`} index={Number(keys[3])} title={node.title} />
      )}
      {edited?.readOnly && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {words.readOnly} : {edited.readOnly}
        </Alert>
      )}
      <FormSpelling
        nodes={
          isPage && !isSection && node.type === 'group'
            ? [...node.main, ...node.more].filter(({ key }) => key !== 'sections')
            : [node]
        }
      >
        {isPage && !isSection && node.type === 'group' ? (
          <Column>
            <SectionList pointer={pointer} value={value} />
            <GroupMembers node={node} without={['sections', 'path']} />
            <SharedResults />
          </Column>
        ) : node.type === 'group' && id !== undefined && path !== undefined ? (
          <Column key={pointer}>
            <GroupMembers node={node} without={['id']} />
            <PartName
              label={words.anchor}
              shown={`#${id}`}
              name={`${path}#${id}`}
              isFixed={Boolean(edited?.readOnly)}
            />
          </Column>
        ) : pointer === '/redirects' ? (
          <>
            <OldAddresses redirects={value} />
            <FormNodeView key={pointer} node={node} isBare={value !== undefined} />
          </>
        ) : (
          <FormNodeView key={pointer} node={node} isBare={value !== undefined || node.type !== 'group'} />
        )}
      </FormSpelling>
    </FormScopeProvider>
  );
}

/** Root of the form that contains a removed one. */
function outer(pointer: string): string {
  return formRoot(`/${keysOf(pointer).slice(0, -1).join('/')}`).replace(/\/sections$/, '');
}
