/**
 * Changes that browsers and extensions make to pages, as functions that run in the page. None of them changes the
 * value of an input.
 */
export const foreignChanges = {
  'a translator': () => {
    const translate = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const parent = text.parentElement;
        if (!text.data.trim() || parent?.closest('script, style, textarea, font')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data.toUpperCase();
        outer.append(inner);
        text.replaceWith(outer);
      }
      for (const box of document.querySelectorAll<HTMLInputElement>('[placeholder]')) {
        box.placeholder = box.placeholder.toUpperCase();
      }
    };
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
    translate(document.body);
    // Text that the page adds later is translated too.
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
    }).observe(document.body, { childList: true, subtree: true });
  },

  'a password manager beside a grammar checker': () => {
    for (const form of document.querySelectorAll('main form')) {
      form.prepend(document.createElement('grammar-overlay'));
      form.append(document.createElement('grammar-overlay'));
      // These names clash with the form's own fields and methods.
      for (const name of ['email', 'message', 'action', 'submit', 'reset']) {
        form.append(
          Object.assign(document.createElement('input'), { type: 'hidden', id: name, name }),
        );
      }
    }
    for (const box of document.querySelectorAll<HTMLElement>('main :is(input, textarea)')) {
      const icon = document.createElement('div');
      icon.attachShadow({ mode: 'closed' }).append(document.createElement('button'));
      box.before(document.createElement('grammar-mirror'));
      box.after(icon);
      box.setAttribute('spellcheck', 'false');
      box.style.setProperty('background-position', '98% 50%');
    }
  },
};
