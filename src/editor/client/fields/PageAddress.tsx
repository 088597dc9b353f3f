import Box from '@mui/material/Box';
import { useEditorState } from '../state/use-editor.tsx';
import { removePageTask } from '../structure/remove-tasks.ts';
import { words } from '../words/words.ts';
import { PartName } from './PartName.tsx';

interface PageAddressProps {
  route: string;
  title: string;
  isGuide: boolean;
  isReadOnly: boolean;
}

/**
 * Shows the address of a page or guide, and a button to remove the page or guide. It is above everything that loads
 * late, such as the preview of a search result, so that its buttons do not move.
 */
export function PageAddress({ route, title, isGuide, isReadOnly }: PageAddressProps) {
  const tree = useEditorState((state) => state.tree);
  return (
    <Box sx={{ mb: 2.5 }}>
      <PartName
        label={words.address}
        shown={route}
        name={route}
        // The home page keeps its address. An address with parameters would have to change together with its example.
        isFixed={isReadOnly || route === '/' || route.includes('/:')}
        removal={{
          label: isGuide ? words.removeGuide : words.removePage,
          task: () => removePageTask({ path: route, title }, tree),
        }}
      />
    </Box>
  );
}
