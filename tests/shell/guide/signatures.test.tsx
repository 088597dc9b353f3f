import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { resolveShell } from '../../../src/model/resolve/resolve-shell.ts';
import { GuideArticle } from '../../../src/shell/guide/GuideArticle.tsx';
import { structuredData } from '../../../src/shell/head/structured-data.ts';
import { guide, type Json, siteWith } from '../../model/resolve/base-model.ts';

const author = { name: 'Anne Exemple', role: "boulangère à l'Île", url: '/contact' };
const reviewer = { name: 'Luc Exemple' };

function show(people: Json) {
  const model = createModel(siteWith(({ guides }) => void Object.assign(guides as Json, people)));
  const page = guide('choisir-son-pain', model);
  const shell = resolveShell(model);
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <GuideArticle page={page} labels={model.manifest.labels} body="" headings={[]} />,
  );
  const article = structuredData(page, shell).find((thing) => thing['@type'] === 'Article');
  return { page, text: root.querySelector('.signatures'), article };
}

describe('the signatures of a guide', () => {
  it('show author and reviewer, on its plate and for search engines', () => {
    const { text, article } = show({ author, reviewer });
    expect(text?.textContent).toBe('Écrit par Anne Exemple, boulangère à l’Île · Relu par Luc Exemple');
    expect(text?.querySelector('a')?.getAttribute('href')).toBe('/contact');
    expect(article?.author).toEqual({
      '@type': 'Person',
      name: 'Anne Exemple',
      jobTitle: 'boulangère à l’Île',
      url: 'https://boulangerie.exemples.fr/contact',
    });
    expect(article?.publisher).toMatchObject({ '@type': 'ProfessionalService' });
  });

  it('may consist of one', () => {
    expect(show({ reviewer }).text?.textContent).toBe('Relu par Luc Exemple');
  });

  it('are not shown until the owner has named the persons', () => {
    const { page, text, article } = show({
      author: { ...author, placeholder: true },
      reviewer: { ...reviewer, placeholder: true },
    });
    expect(text).toBeNull();
    expect(JSON.stringify(page)).not.toContain('Exemple"');
    expect(article?.author).toMatchObject({ '@type': 'ProfessionalService' });
  });
});
