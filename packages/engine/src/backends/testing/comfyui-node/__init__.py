"""A ComfyUI node that makes a tetrahedron, so that SaveGLB runs without a trained model."""

from types import SimpleNamespace

import torch


class TetrahedronMesh:
    CATEGORY = "testing"
    FUNCTION = "make"
    RETURN_TYPES = ("MESH",)

    @classmethod
    def INPUT_TYPES(cls):
        return {"required": {"size": ("FLOAT", {"default": 1.0, "min": 0.01, "max": 100.0})}}

    def make(self, size):
        corners = torch.tensor([[[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]])
        faces = torch.tensor([[[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]]])
        return (SimpleNamespace(vertices=corners * size, faces=faces),)


NODE_CLASS_MAPPINGS = {"TetrahedronMesh": TetrahedronMesh}
