/** The paragraphs of a Markdown text without its signs, addresses, code, comments and tables: what is read aloud. */
export function plainParagraphs(markdown: string): string[] {
  return markdown
    .replace(/```[\s\S]*?```/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .filter((line) => !/^\s*\|/.test(line) && !/^\s*#{1,6}\s/.test(line))
        .join(' ')
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/^[\s>]*(?:[-*+]|\d+\.)?\s+|[*_`>]/g, ' ')
        .replace(/\{\{[^{}]*\}\}/g, '10')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}
