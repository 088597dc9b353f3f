import { useState } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import { get, join } from '../../../model/read/pointer.ts';
import type { TreePage } from '../../protocol.ts';
import { copiedSection } from '../form/new-entry.ts';
import { chooseVariant, schemaAt } from '../form/schema-tree.ts';
import { IconAction } from '../kit/buttons.tsx';
import { Chooser } from '../kit/Chooser.tsx';
import { EntryText } from '../kit/texts.tsx';
import { nameOfPage } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

interface CopySectionProps {
  section: Json;
  title: string;
  /** Pointer and address of the section's page. */
  page: string;
  path: string;
}

/** Copies a section to the end of another page. A section with a main title is only copied to pages without one. */
export function CopySection({ section, title, page, path }: CopySectionProps) {
  const { change, open, notify } = useEditor();
  const site = useEditorState(({ schemas }) => schemas.site);
  const data = useEditorState(({ documents }) => documents.get('manifest')?.data);
  const pages = useEditorState(({ tree }) => tree.pages);
  const [anchor, setAnchor] = useState<Element>();
  const items = site && schemaAt(site, data, `${page}/sections`)?.items;
  if (!items) return null;
  const sectionsOf = ({ pointer }: TreePage) => {
    const value = get<Json | undefined>(data, `${pointer}/sections`);
    return Array.isArray(value) ? value : [];
  };
  const isPageTitle = (one: Json) => chooseVariant(items, one)['x-page-title'] === true;
  const takes = (other: TreePage) =>
    other.pointer !== page && !(isPageTitle(section) && sectionsOf(other).some(isPageTitle));
  const targets = pages.filter(takes);
  const copyTo = (other: TreePage) => {
    const others = sectionsOf(other);
    const value = copiedSection(section, { schema: chooseVariant(items, section), path, others });
    const pointer = join(`${other.pointer}/sections`, others.length);
    change('manifest', [{ type: 'insert', pointer, value, oldValue: others }], {
      label: words.labels.duplicate(title),
    });
    void open({ file: 'manifest', pointer });
    notify(words.copiedTo(title, nameOfPage(other)));
  };
  return (
    <>
      <IconAction icon="copyTo" label={words.copyToPage} isDisabled={targets.length === 0} onPress={setAnchor} />
      <Chooser
        anchor={anchor}
        title={words.copyToPage}
        entries={targets}
        keyOf={({ pointer }) => pointer}
        textOf={(other) => `${nameOfPage(other)} ${other.route}`}
        onChoose={copyTo}
        onClose={() => setAnchor(undefined)}
      >
        {(other) => <EntryText name={nameOfPage(other)} detail={other.route} />}
      </Chooser>
    </>
  );
}
