// webpack.config.js
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { meshwright } from './src/meshwright.js';

export default {
  mode: 'production',
  entry: './src/page.js',
  output: { path: join(import.meta.dirname, 'dist'), clean: true },
  plugins: [new HtmlWebpackPlugin({ template: './src/index.html' })],
  performance: { hints: false },
  devServer: { setupMiddlewares: (list) => [meshwright, ...list] },
};
