import path from 'node:path';
import { drawPortrait } from '../art/portrait.ts';
import { writeFile } from '../publish/files/write-file.ts';
import { projectRoot } from '../publish/project.ts';

/** Writes the drawn portraits of the example testimonials. Run it again after a change of the drawing. */
const persons = ['boulangere', 'menuisier', 'association'];

persons.forEach((slug, person) => {
  const file = `content/media/portraits/${slug}.svg`;
  writeFile(path.join(projectRoot, file), drawPortrait({ person, slug }));
  console.log(file);
});
